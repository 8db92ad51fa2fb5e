import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readFile } from '../../session/uploadFile.ts';

/** The address of a picture that only the session may read; undefined until it is there. */
export function useFileURL(id: string | null | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['file', id],
    enabled: typeof id === 'string',
    staleTime: Infinity,
    queryFn: async () => {
      const read = await readFile(id ?? '');
      if (!read.ok) throw read.error;
      return read.data;
    },
  });
  const [url, setURL] = useState<string>();
  useEffect(() => {
    if (data === undefined) return undefined;
    const made = URL.createObjectURL(data);
    setURL(made);
    return () => {
      setURL(undefined);
      URL.revokeObjectURL(made);
    };
  }, [data]);
  return url;
}

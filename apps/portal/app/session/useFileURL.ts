import { useQuery } from '@tanstack/react-query';
import { readFile } from './uploadFile.ts';

/** The address of a small picture that only the session may read; undefined until it is there. */
export function useFileURL(id: string | null | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['file', id],
    enabled: typeof id === 'string',
    // What is kept under an id never changes.
    staleTime: Infinity,
    queryFn: async () => {
      const read = await readFile(id ?? '');
      if (!read.ok) throw read.error;
      return dataURL(read.data);
    },
  });
  return data;
}

/** The file within its own address, which goes with the page that shows it. */
function dataURL(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });
}

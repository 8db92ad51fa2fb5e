import { useSearchParams } from 'react-router';

/**
 * What a screen is about, as its address says.
 * @param name of the parameter
 * @returns the id that is chosen, and how another one is; what was shown of the one before is left behind
 */
export function useChosen(
  name: string,
): readonly [id: string | null, choose: (id: string | null, replace?: boolean) => void] {
  const [parameters, setParameters] = useSearchParams();
  const choose = (id: string | null, replace = false): void =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        for (const left of ['page', 'record', 'edit']) next.delete(left);
        if (id === null) next.delete(name);
        else next.set(name, id);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return [parameters.get(name), choose];
}

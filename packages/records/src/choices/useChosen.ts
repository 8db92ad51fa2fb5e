import { useSearchParams } from 'react-router';
import { isId, parameterReader } from '../list/expected.ts';

/** What a screen is about, as its address says. */
export interface Chosen {
  readonly id: string | null;
  /** Chooses another; what was shown of the one before is left behind. */
  readonly choose: (id: string | null, replace?: boolean) => void;
  /** The address has a value for it that is not an id. */
  readonly isLeftOut: boolean;
}

/** @param name of the parameter */
export function useChosen(name: string): Chosen {
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
  const { read, leftOut } = parameterReader(parameters);
  const id = read(name, isId);
  return { id: id === '' ? null : id, choose, isLeftOut: leftOut.length > 0 };
}

import type { ReactNode } from 'react';
import { Button } from '../components/Button/index.ts';
import { Inline } from '../components/Inline/index.ts';

/** The buttons under the fields of a form in a story: the one that resets it, after the one that submits it where that has a name. */
export function FormButtons({ submit }: { readonly submit?: string }): ReactNode {
  return (
    <Inline>
      {submit !== undefined && <Button type="submit">{submit}</Button>}
      <Button type="reset" variant="secondary">
        Start again
      </Button>
    </Inline>
  );
}

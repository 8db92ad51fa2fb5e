import { englishCount } from '../englishCount.ts';

export const textField = {
  charactersLeft: ({ count }: { count: number }): string =>
    count === 1 ? 'You have 1 character left' : `You have ${englishCount(count)} characters left`,
  charactersOver: ({ count }: { count: number }): string =>
    count === 1 ? 'You have 1 character too many' : `You have ${englishCount(count)} characters too many`,
};

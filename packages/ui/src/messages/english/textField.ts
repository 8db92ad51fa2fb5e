export const textField = {
  charactersLeft: ({ count }: { count: number }): string =>
    count === 1 ? 'You have 1 character left' : `You have ${count} characters left`,
  charactersOver: ({ count }: { count: number }): string =>
    count === 1 ? 'You have 1 character too many' : `You have ${count} characters too many`,
};

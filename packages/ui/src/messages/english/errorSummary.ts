export const errorSummary = {
  heading: ({ count }: { count: number }): string =>
    count === 1 ? 'One thing needs your attention' : `${count} things need your attention`,
};

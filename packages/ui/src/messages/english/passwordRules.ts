export const passwordRules = {
  heading: 'Your password needs',
  met: 'Met:',
  unmet: 'Not met:',
  summary: ({ met, total }: { met: number; total: number }): string => `${met} of ${total} requirements met`,
};

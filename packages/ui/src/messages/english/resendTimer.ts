export const resendTimer = {
  resend: 'Resend OTP',
  /** After the button's text; `time` is mm:ss. */
  wait: ({ time }: { time: string }): string => `in ${time}`,
  started: ({ seconds }: { seconds: number }): string => `You can ask for a new code in ${seconds} seconds`,
  remaining: ({ seconds }: { seconds: number }): string =>
    seconds === 1 ? 'You can resend in 1 second' : `You can resend in ${seconds} seconds`,
  over: 'You can resend now',
  sending: 'Sending',
};

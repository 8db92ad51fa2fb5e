import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(1rem)' } });

const phone = '(max-width: 600px)';

export const dialog = style(
  inLayer('components', {
    inset: 0,
    margin: 'auto',
    blockSize: 'fit-content',
    maxBlockSize: 'calc(100dvh - 2rem)',
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.panel,
    animation: `${rise} ${vars.motion.normal} ${vars.easing.enter}`,
    selectors: {
      '[data-phase="closing"] &': {
        animation: `${sink} ${vars.motion.normal} ${vars.easing.leave} forwards`,
      },
    },
    '@media': {
      [phone]: {
        insetBlockStart: 'auto',
        margin: 0,
        maxBlockSize: 'calc(100dvh - 1rem)',
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
      },
      '(prefers-reduced-motion: reduce)': { animation: 'none !important' },
    },
  }),
);

export const sizes = styleVariants({ sm: '25rem', md: '35rem', lg: '50rem' }, (width) =>
  inLayer('components', {
    inlineSize: `min(${width}, calc(100vw - 2rem))`,
    '@media': { [phone]: { inlineSize: '100%' } },
  }),
);

import { expect, it } from 'vitest';
import { payFigures, sumOfParts } from './payParts.ts';

it('adds what comes every year, what is sure, and the most', () => {
  const parts = { fixedPaise: 600, oneTimePaise: 50, variablePaise: 80, stockPaise: 20, otherPaise: 5 };
  expect(sumOfParts(parts)).toBe(755);
  expect(payFigures({ ctcPaise: 755, parts })).toEqual({
    fixedPaise: 600,
    guaranteedPaise: 650,
    mostPaise: 755,
  });
  expect(payFigures({ ctcPaise: 7, parts: { variablePaise: 7 } })).toEqual({
    fixedPaise: 0,
    guaranteedPaise: 0,
    mostPaise: 7,
  });
});

it('does not guess what is fixed of a pay that nobody has divided', () => {
  expect(payFigures({ ctcPaise: 700 })).toEqual({ fixedPaise: null, guaranteedPaise: null, mostPaise: 700 });
});

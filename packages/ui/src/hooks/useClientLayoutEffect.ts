import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in a browser and `useEffect` on a server, where neither runs. */
export const useClientLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TooltipGroup } from './tooltipTiming.ts';

describe('TooltipGroup', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const open = new Set<string>();
  const member = (name: string) => ({
    setOpen: (isOpen: boolean) => {
      if (isOpen) open.add(name);
      else open.delete(name);
    },
  });
  const group = () => {
    open.clear();
    return new TooltipGroup({ openDelay: 500, closeDelay: 150, warmTime: 300 });
  };

  it('waits before the first one, and forgets it when the pointer only passed', () => {
    const tooltips = group();
    const bell = member('bell');
    tooltips.enter(bell, false);
    vi.advanceTimersByTime(499);
    expect([...open]).toEqual([]);
    tooltips.leave(bell, false);
    vi.advanceTimersByTime(1000);
    expect([...open]).toEqual([]);
    tooltips.enter(bell, false);
    vi.advanceTimersByTime(500);
    expect([...open]).toEqual(['bell']);
  });

  it('shows at once for the keyboard', () => {
    const tooltips = group();
    tooltips.enter(member('bell'), true);
    expect([...open]).toEqual(['bell']);
  });

  it('shows the next one at once while one is open or has just gone, and never two', () => {
    const tooltips = group();
    const [bell, gear, account] = [member('bell'), member('gear'), member('account')];
    tooltips.enter(bell, true);
    tooltips.leave(bell, false);
    tooltips.enter(gear, false);
    expect([...open]).toEqual(['gear']);
    tooltips.leave(gear, true);
    vi.advanceTimersByTime(299);
    tooltips.enter(account, false);
    expect([...open]).toEqual(['account']);
    tooltips.leave(account, true);
    vi.advanceTimersByTime(301);
    tooltips.enter(bell, false);
    expect([...open]).toEqual([]);
    vi.advanceTimersByTime(500);
    expect([...open]).toEqual(['bell']);
  });

  it('stays while the pointer gets from the trigger onto the tooltip', () => {
    const tooltips = group();
    const bell = member('bell');
    tooltips.enter(bell, true);
    tooltips.leave(bell, false);
    vi.advanceTimersByTime(149);
    tooltips.enter(bell, false);
    vi.advanceTimersByTime(1000);
    expect([...open]).toEqual(['bell']);
    tooltips.leave(bell, false);
    vi.advanceTimersByTime(150);
    expect([...open]).toEqual([]);
  });
});

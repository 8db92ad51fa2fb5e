/**
 * When tooltips appear and go: after a pause when the pointer rests on something, at once while another one was just there, so that a
 * reader who goes along a row of icons does not wait at each. One tooltip shows at a time in the whole page.
 */
export interface TooltipTiming {
  /** Pause before the first tooltip, in milliseconds. */
  openDelay: number;
  /** How long a tooltip stays after the pointer left, so that the pointer can get onto it. */
  closeDelay: number;
  /** How long after one has gone the next shows without a pause. */
  warmTime: number;
}

/** A tooltip as the group sees it. */
export interface TooltipMember {
  setOpen: (isOpen: boolean) => void;
}

/** The tooltips of one page. */
export class TooltipGroup {
  readonly #timing: TooltipTiming;
  #open: TooltipMember | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;
  #warmUntil = 0;

  constructor(timing: TooltipTiming) {
    this.#timing = timing;
  }

  /** The pointer rests on the member's trigger, or (`isImmediate`) the keyboard has reached it. */
  enter(member: TooltipMember, isImmediate: boolean): void {
    clearTimeout(this.#opening);
    if (this.#open === member) {
      clearTimeout(this.#closing);
      return;
    }
    const isWarm = this.#open !== undefined || Date.now() < this.#warmUntil;
    if (isImmediate || isWarm) this.#show(member);
    else this.#opening = setTimeout(() => this.#show(member), this.#timing.openDelay);
  }

  /** The pointer has left trigger and tooltip, or (`isImmediate`) focus, a press or Escape ends it. */
  leave(member: TooltipMember, isImmediate: boolean): void {
    clearTimeout(this.#opening);
    if (this.#open !== member) return;
    clearTimeout(this.#closing);
    if (isImmediate) this.#hide();
    else this.#closing = setTimeout(() => this.#hide(), this.#timing.closeDelay);
  }

  #show(member: TooltipMember): void {
    clearTimeout(this.#closing);
    this.#open?.setOpen(false);
    this.#open = member;
    member.setOpen(true);
  }

  #hide(): void {
    this.#open?.setOpen(false);
    this.#open = undefined;
    this.#warmUntil = Date.now() + this.#timing.warmTime;
  }
}

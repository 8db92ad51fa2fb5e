/** Keeps links from being followed during a story's test, after everything that listens to the press has heard of it. */
export function stayOnPage(canvasElement: HTMLElement): void {
  canvasElement.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });
}

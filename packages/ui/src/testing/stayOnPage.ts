/**
 * Keeps links from being followed during a story's test, after everything that listens to the press has heard of it.
 * @param onFollow is told the text of each link that would have been followed
 */
export function stayOnPage(canvasElement: HTMLElement, onFollow?: (text: string | null) => void): void {
  canvasElement.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null) return;
    event.preventDefault();
    onFollow?.(link.textContent);
  });
}

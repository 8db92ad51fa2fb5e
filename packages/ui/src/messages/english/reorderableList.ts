export const reorderableList = {
  moveUp: ({ name }: { name: string }): string => `Move ${name} up`,
  moveDown: ({ name }: { name: string }): string => `Move ${name} down`,
  /** Heard after a move; place and count as numbers of the page's language. */
  moved: ({ name, place, count }: { name: string; place: string; count: string }): string =>
    `${name} is now ${place} of ${count}`,
};

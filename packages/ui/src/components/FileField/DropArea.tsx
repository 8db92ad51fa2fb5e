import { useState, type DragEvent, type ReactNode } from 'react';
import * as styles from './FileField.css.ts';
import { useDropGuard } from './useDropGuard.ts';

export type DropAreaProps = {
  /** The id of the file input inside. */
  readonly controlId: string;
  readonly disabled: boolean;
  readonly onTake: (files: readonly File[]) => void;
  /** The input, and what the area says. */
  readonly children: ReactNode;
};

/** The label of a file input, which takes what is dropped on it. */
export function DropArea({ controlId, disabled, onTake, children }: DropAreaProps) {
  const [isDragging, setIsDragging] = useState(false);
  useDropGuard();
  const holdsFiles = (event: DragEvent): boolean => !disabled && event.dataTransfer.types.includes('Files');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A short cut for a mouse: the input inside does the same.
    <label
      htmlFor={controlId}
      className={styles.dropArea}
      data-part="drop-area"
      data-dragging={isDragging || undefined}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setIsDragging(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsDragging(false);
      }}
      onDrop={(event) => {
        setIsDragging(false);
        if (!holdsFiles(event)) return;
        event.preventDefault();
        onTake([...event.dataTransfer.files]);
      }}
    >
      {children}
    </label>
  );
}

import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { frame, input } from '../Field/parts.ts';
import { CloseIcon, SearchIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ModalSurface } from '../Modal/ModalSurface.tsx';
import * as styles from './Combobox.css.ts';

export interface ListTrayProps {
  isOpen: boolean;
  onClose: () => void;
  /** Stable name of the list in the page, e.g. `SearchSelectTray`. */
  component: string;
  /** The label of the field. */
  title: ReactNode;
  closeLabel: string;
  /** The search box, without its name. */
  search: Omit<ComponentPropsWithRef<'input'>, 'ref' | 'className' | 'style'>;
  children: ReactNode;
}

/** The list on the whole screen of a phone, with a search box of its own: a small panel would vanish behind the keyboard. */
export function ListTray({
  isOpen,
  onClose,
  component,
  title,
  closeLabel,
  search,
  children,
}: ListTrayProps): ReactNode {
  const searchRef = useRef<HTMLInputElement>(null);
  return (
    <ModalSurface
      isOpen={isOpen}
      onClose={onClose}
      isDismissable
      closeOnNavigate
      exit="quick"
      initialFocusRef={searchRef}
      component={component}
      className={styles.tray}
      outerClassName={undefined}
    >
      {({ titleId }) => (
        <>
          <div className={styles.trayHeader}>
            <h2 id={titleId} className={styles.trayTitle}>
              {title}
            </h2>
            <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
          </div>
          <div className={styles.traySearch}>
            <div className={frame}>
              <SearchIcon className={styles.searchIcon} />
              <input {...search} ref={searchRef} className={input} aria-labelledby={titleId} />
            </div>
          </div>
          <AboveKeyboard>{children}</AboveKeyboard>
        </>
      )}
    </ModalSurface>
  );
}

/** Ends where a phone's keyboard begins. The keyboard covers the page without changing its height. */
function AboveKeyboard({ children }: { children: ReactNode }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const update = (): void => {
      const covered = window.innerHeight - view.height - view.offsetTop;
      if (ref.current) ref.current.style.marginBlockEnd = `${Math.max(0, covered)}px`;
    };
    update();
    view.addEventListener('resize', update);
    return () => view.removeEventListener('resize', update);
  }, []);
  return (
    <div ref={ref} className={styles.trayList}>
      {children}
    </div>
  );
}

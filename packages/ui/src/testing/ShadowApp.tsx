import { useEffect, useRef, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** The styles of the page, as a shadow root takes them. A team gives it `@aarambh/ui/styles.css`. */
function stylesOfPage(): CSSStyleSheet {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.filter((rule) => !rule.startsWith('@import')).join('\n'));
  return sheet;
}

/** An app of its own in a shadow root, as a widget in somebody else's page is. For stories. */
export function ShadowApp({ children }: { readonly children: ReactNode }): ReactNode {
  const hostRef = useRef<HTMLDivElement>(null);
  const latest = useRef(children);
  useEffect(() => {
    const host = hostRef.current;
    if (!host) return undefined;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [stylesOfPage()];
    const container = document.createElement('div');
    shadow.append(container);
    const app = createRoot(container);
    app.render(latest.current);
    return () => {
      // Not while React draws the page around it.
      setTimeout(() => {
        app.unmount();
        container.remove();
      });
    };
  }, []);
  return <div ref={hostRef} data-testid="host" />;
}

/** The shadow root of the one {@link ShadowApp} of a story. */
export function shadowOf(canvasElement: HTMLElement): ShadowRoot {
  const shadow = canvasElement.querySelector('[data-testid="host"]')?.shadowRoot;
  if (!shadow) throw new Error('There is no shadow root.');
  return shadow;
}

import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';

const panel = { position: 'fixed', insetBlock: 0, insetInlineEnd: 0, inlineSize: 384, background: '#fff' };

export default function Dialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
      <Radix.Trigger>Open panel</Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay style={{ position: 'fixed', inset: 0, background: 'rgb(0 0 0 / 50%)' }} />
        <Radix.Content aria-describedby={undefined} style={panel}>
          <Radix.Title>Notifications</Radix.Title>
          <button type="button" onClick={() => setIsOpen(false)}>
            Close panel
          </button>
          {Array.from({ length: 20 }, (_, index) => (
            <p key={index}>Notification {index}</p>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

import { Button } from '@aarambh/ui/Button';
import { Panel } from '@aarambh/ui/Panel';
import { useState } from 'react';

export default function Dialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open panel</Button>
      <Panel isOpen={isOpen} onClose={() => setIsOpen(false)} title="Notifications">
        <Button onClick={() => setIsOpen(false)}>Close panel</Button>
        {Array.from({ length: 20 }, (_, index) => (
          <p key={index}>Notification {index}</p>
        ))}
      </Panel>
    </>
  );
}

import { Button, Drawer } from 'antd';
import { useState } from 'react';

export default function Dialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open panel</Button>
      <Drawer open={isOpen} destroyOnHidden onClose={() => setIsOpen(false)} title="Notifications">
        <Button onClick={() => setIsOpen(false)}>Close panel</Button>
        {Array.from({ length: 20 }, (_, index) => (
          <p key={index}>Notification {index}</p>
        ))}
      </Drawer>
    </>
  );
}

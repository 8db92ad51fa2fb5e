import { useSyncExternalStore } from 'react';
import { deviceStore } from '#app/storage.ts';

interface DeviceChoiceOptions<Value extends string> {
  /** Where it is remembered on this device. */
  readonly key: string;
  /** Attribute of `<html>` that carries it, as a property of `dataset`. */
  readonly attribute: string;
  readonly values: readonly Value[];
  /** In force without a choice; it leaves no trace on the page or the device. */
  readonly otherwise: Value;
}

/** One of a few looks of the portal, kept on this device and followed in every tab. */
export interface DeviceChoice<Value extends string> {
  readonly options: DeviceChoiceOptions<Value>;
  readonly read: () => Value;
  readonly choose: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createDeviceChoice<Value extends string>(
  options: DeviceChoiceOptions<Value>,
): DeviceChoice<Value> {
  const { key, attribute, values, otherwise } = options;
  const listeners = new Set<() => void>();
  const toValue = (text: string | null): Value => values.find((value) => value === text) ?? otherwise;

  function apply(value: Value): void {
    if (value === otherwise) delete document.documentElement.dataset[attribute];
    else document.documentElement.dataset[attribute] = value;
    for (const listener of listeners) listener();
  }

  function followOtherTab(event: StorageEvent): void {
    if (event.key === key) apply(toValue(event.newValue));
  }

  return {
    options,
    read: () => toValue(deviceStore.read(key)),
    choose(value) {
      if (value === otherwise) deviceStore.remove(key);
      else deviceStore.write(key, value);
      apply(value);
    },
    subscribe(listener) {
      listeners.add(listener);
      addEventListener('storage', followOtherTab);
      return () => {
        listeners.delete(listener);
        // All listeners share it: it stays for those that are left.
        if (listeners.size === 0) removeEventListener('storage', followOtherTab);
      };
    },
  };
}

/** What is chosen on this device, in every tab. A prerendered page is drawn without a choice. */
export function useDeviceChoice<Value extends string>({
  options,
  read,
  subscribe,
}: DeviceChoice<Value>): Value {
  return useSyncExternalStore(subscribe, read, () => options.otherwise);
}

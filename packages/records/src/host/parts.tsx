/** The parts of the app's screens, as components of the engine. */
import { useIsChanged, useIsSubmitting, type FormHandle } from '@aarambh/forms/react';
import type { FormValues } from '@aarambh/forms';
import type { ComponentProps } from 'react';
import { useHost, type Parts } from './host.ts';

type PropsOf<Name extends keyof Parts> = ComponentProps<Parts[Name]>;

export function ScreenHeading(props: PropsOf<'ScreenHeading'>) {
  const host = useHost();
  return <host.ScreenHeading {...props} />;
}

export function LeftOutNotice(props: PropsOf<'LeftOutNotice'>) {
  const host = useHost();
  return <host.LeftOutNotice {...props} />;
}

export function FailureAlert(props: PropsOf<'FailureAlert'>) {
  const host = useHost();
  return <host.FailureAlert {...props} />;
}

export function HeldDialog(props: PropsOf<'HeldDialog'>) {
  const host = useHost();
  return <host.HeldDialog {...props} />;
}

export function HeldPanel(props: PropsOf<'HeldPanel'>) {
  const host = useHost();
  return <host.HeldPanel {...props} />;
}

export function Held(props: PropsOf<'Held'>) {
  const host = useHost();
  return <host.Held {...props} />;
}

/** Asks before a form is left that holds something, as long as it is not being sent. */
export function HeldForm<Values extends FormValues>({ form }: { readonly form: FormHandle<Values> }) {
  const isChanged = useIsChanged(form);
  const isSubmitting = useIsSubmitting(form);
  return <Held isChanged={isChanged && !isSubmitting} />;
}

export function UnsavedChangesDialog(props: PropsOf<'UnsavedChangesDialog'>) {
  const host = useHost();
  return <host.UnsavedChangesDialog {...props} />;
}

export function LoadingCard(props: PropsOf<'LoadingCard'>) {
  const host = useHost();
  return <host.LoadingCard {...props} />;
}

export function Retry(props: PropsOf<'Retry'>) {
  const host = useHost();
  return <host.Retry {...props} />;
}

export function DownloadButton(props: PropsOf<'DownloadButton'>) {
  const host = useHost();
  return <host.DownloadButton {...props} />;
}

export function FileControl(props: PropsOf<'FileControl'>) {
  const host = useHost();
  return <host.FileControl {...props} />;
}

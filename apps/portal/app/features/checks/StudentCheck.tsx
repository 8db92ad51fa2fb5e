import type { ApiError, Attempt, components } from '@aarambh/api-client';
import { Card } from '@aarambh/ui/Card';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useEffect, useRef, useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { useAction } from '#app/screen/useAction.ts';
import { call } from '#app/session/call.ts';
import type { ShownPart } from './checkedParts.ts';
import { bar, chosen, part as partStyle, sides } from './checks.css.ts';
import { DocumentPane } from './DocumentPane.tsx';
import { KeyedButton } from './KeyedButton.tsx';
import { SendBack } from './SendBack.tsx';
import type { CheckItem } from './useCheckQueue.ts';
import { useKeys } from './useKeys.ts';

type Verdict = components['schemas']['ReviewVerdict'];

interface StudentCheckProps {
  readonly item: CheckItem;
  readonly parts: readonly ShownPart[];
  readonly programName: string;
  /** Whether the focus goes to the name: after the first of the queue. */
  readonly takesFocus: boolean;
  readonly onJudged: (parts: readonly ShownPart[], verdict: Verdict) => void;
  /** Others judged it, or its owner has changed it: it is read anew. */
  readonly onStale: () => Promise<unknown>;
  readonly onSkip: () => void;
  /** Takes the last verdict back; undefined while there is none. */
  readonly onUndo: (() => void) | undefined;
}

/** One profile: its values beside the document, and a verdict by a press or a key. */
export function StudentCheck({ item, parts, programName, takesFocus, ...its }: StudentCheckProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [place, setPlace] = useState(0);
  const [returned, setReturned] = useState<readonly ShownPart[]>();
  const name = useRef<HTMLHeadingElement>(null);
  const here = parts[Math.min(place, parts.length - 1)];

  useEffect(() => {
    if (takesFocus) name.current?.focus();
  }, [takesFocus]);

  const send = (
    judged: readonly ShownPart[],
    verdict: Verdict,
    written: { note?: string; signal?: AbortSignal } = {},
  ): Promise<Attempt<unknown>> => {
    const { note, signal } = written;
    const body = {
      userID: item.userID,
      verdict,
      parts: judged.map((each) => each.judged),
      ...(note === undefined ? {} : { note }),
    };
    return call((api) => api.PUT('/student/check', { body, ...(signal && { signal }) }));
  };
  const onFailed = async ({ status }: ApiError): Promise<void> => {
    if (status === 409 || status === 404) await its.onStale();
  };
  const verifying = useAction((judged: readonly ShownPart[]) => send(judged, 'Verified'), {
    onDone: (_data, judged) => its.onJudged(judged, 'Verified'),
    onFailed,
  });
  const verify = (judged: readonly ShownPart[]): void => {
    if (judged.length > 0) verifying.run(judged);
  };
  const step = (way: 1 | -1): void => setPlace((place + way + parts.length) % parts.length);
  const own = here === undefined ? [] : [here];
  const isOn = useKeys(
    returned === undefined
      ? {
          v: () => verify(parts),
          c: () => verify(own),
          b: () => setReturned(own),
          w: () => setReturned(parts),
          n: its.onSkip,
          j: () => step(1),
          k: () => step(-1),
          ...(its.onUndo && { u: its.onUndo }),
        }
      : {},
  );
  const letter = (of: string): string | undefined => (isOn ? of : undefined);
  const nameOf = (judged: readonly ShownPart[]): string =>
    judged.length === 1 ? (judged[0]?.title ?? '') : t('checks.whole');

  return (
    <Card padding="md">
      <Stack gap="md">
        <Stack gap="xxs">
          <Heading level={2} ref={name} tabIndex={-1}>
            {item.name}
          </Heading>
          <Text tone="muted">
            {[item.rollNumber, programName].filter(Boolean).join(' · ')}{' '}
            {t('checks.since', { at: formats.moment(item.waitsSince) })}
          </Text>
        </Stack>
        <FailureAlert error={verifying.failure} />
        <div className={sides}>
          <Stack gap="md">
            {parts.map((each, at) => (
              <Stack
                key={each.key}
                as="section"
                gap="sm"
                aria-label={each.title}
                aria-current={each === here ? 'true' : undefined}
                className={each === here ? `${partStyle} ${chosen}` : partStyle}
              >
                <Heading level={3}>{each.title}</Heading>
                <DescriptionList layout="grid" items={each.facts} />
                <Inline>
                  {each !== here && (
                    <KeyedButton
                      variant="secondary"
                      letter={undefined}
                      of={each.title}
                      onClick={() => setPlace(at)}
                    >
                      {t('checks.look')}
                    </KeyedButton>
                  )}
                  {parts.length > 1 && (
                    <KeyedButton
                      variant="secondary"
                      letter={each === here ? letter('c') : undefined}
                      of={each.title}
                      onClick={() => verify([each])}
                    >
                      {t('checks.verifyOne')}
                    </KeyedButton>
                  )}
                  <KeyedButton
                    variant="secondary"
                    letter={each === here ? letter('b') : undefined}
                    of={each.title}
                    onClick={() => setReturned([each])}
                  >
                    {t('checks.sendBack')}
                  </KeyedButton>
                </Inline>
              </Stack>
            ))}
          </Stack>
          {here !== undefined && <DocumentPane title={here.title} id={here.documentID} />}
        </div>
        {returned !== undefined && (
          <SendBack
            key={returned.map(({ key }) => key).join()}
            title={nameOf(returned)}
            send={(note, signal) => send(returned, 'Rejected', { note, signal })}
            onDone={() => its.onJudged(returned, 'Rejected')}
            onRefused={onFailed}
            onCancel={() => setReturned(undefined)}
          />
        )}
        {returned === undefined && (
          <Inline className={bar}>
            <KeyedButton letter={letter('v')} isPending={verifying.isPending} onClick={() => verify(parts)}>
              {t(parts.length === 1 ? 'checks.verifyOne' : 'checks.verifyAll')}
            </KeyedButton>
            {parts.length > 1 && (
              <KeyedButton variant="secondary" letter={letter('w')} onClick={() => setReturned(parts)}>
                {t('checks.sendAllBack')}
              </KeyedButton>
            )}
            <KeyedButton variant="secondary" letter={letter('n')} onClick={its.onSkip}>
              {t('checks.skip')}
            </KeyedButton>
            {its.onUndo && (
              <KeyedButton variant="secondary" letter={letter('u')} onClick={its.onUndo}>
                {t('checks.undo')}
              </KeyedButton>
            )}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

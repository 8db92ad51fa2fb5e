import { dataOf, isApiError, type components } from '@aarambh/api-client';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { Button } from '@aarambh/ui/Button';
import { Dialog } from '@aarambh/ui/Dialog';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { api } from '#app/session/api.ts';
import { queries } from '#app/session/queries.ts';
import { useRoundWork } from '../useRoundWork.ts';
import type { Panel } from './panelsQuery.ts';

type Link = components['schemas']['PanelLink'];

interface LinksDialogProps {
  readonly roundID: string;
  readonly panels: readonly Panel[];
  readonly onClose: () => void;
}

/** Who of a round's panels was sent the link by which interviewers come in without an account; sends, sends again and ends them. */
export function LinksDialog({ roundID, panels, onClose }: LinksDialogProps) {
  const { t } = useTranslation();
  const params = { path: { id: roundID } };
  const reading = useQuery(queries().queryOptions('get', '/round/panelLinks/{id}', { params }));
  const sending = useRoundWork(
    (body: components['schemas']['PanelLinkRequest']) =>
      dataOf(api().PUT('/round/panelLinks/{id}', { params, body })),
    () => alerts.success(t('drive.links.sent')),
  );
  const ending = useRoundWork(
    (id: string) => dataOf(api().DELETE('/round/panelLink/{id}', { params: { path: { id } } })),
    () => alerts.success(t('drive.links.ended')),
  );
  const links = reading.data?.data.panelLink;
  const failed = sending.error ?? ending.error;
  const isBusy = sending.isPending || ending.isPending;
  return (
    <Dialog isOpen title={t('drive.links.title')} onClose={onClose}>
      <Stack gap="md">
        <Text>{t('drive.links.lead')}</Text>
        <FailureAlert error={isApiError(failed) ? failed : null} takesFocus />
        {links === undefined ? (
          reading.error === null ? (
            <Loading />
          ) : (
            <ReadingFailure
              level={3}
              title={t('drive.links.unread')}
              reading={reading}
              error={reading.error}
            />
          )
        ) : (
          panels.map((panel) => (
            <PanelLinks
              key={panel.id}
              panel={panel}
              links={links.filter(({ panelID }) => panelID === panel.id)}
              isBusy={isBusy}
              onSend={(email) => sending.mutate({ panelID: panel.id, ...(email !== undefined && { email }) })}
              onEnd={(id) => ending.mutate(id)}
            />
          ))
        )}
      </Stack>
    </Dialog>
  );
}

interface PanelLinksProps {
  readonly panel: Panel;
  readonly links: readonly Link[];
  readonly isBusy: boolean;
  /** Without an address: to all of the panel. */
  readonly onSend: (email?: string) => void;
  readonly onEnd: (id: string) => void;
}

function PanelLinks({ panel, links, isBusy, onSend, onEnd }: PanelLinksProps) {
  const { t } = useTranslation();
  const reached =
    panel.interviewers?.flatMap(({ name, email }) => (email == null ? [] : [{ name, email }])) ?? [];
  return (
    <section aria-label={panel.name}>
      <Stack gap="sm">
        <Inline justify="between">
          <Heading level={3} size="sm">
            {panel.name}
          </Heading>
          {reached.length > 1 && (
            <Button
              size="sm"
              variant="secondary"
              disabled={isBusy}
              aria-label={t('drive.links.allNamed', { name: panel.name })}
              onClick={() => onSend()}
            >
              {t('drive.links.all')}
            </Button>
          )}
        </Inline>
        {reached.length === 0 ? (
          <Text tone="muted">{t('drive.links.nobody')}</Text>
        ) : (
          <List>
            {reached.map(({ name, email }) => (
              <ListItem key={email}>
                <OneLink
                  name={name}
                  link={links.find((each) => each.email === email)}
                  isBusy={isBusy}
                  onSend={() => onSend(email)}
                  onEnd={onEnd}
                />
              </ListItem>
            ))}
          </List>
        )}
      </Stack>
    </section>
  );
}

interface OneLinkProps extends Pick<PanelLinksProps, 'isBusy' | 'onEnd'> {
  /** Of the interviewer. */
  readonly name: string;
  readonly link: Link | undefined;
  readonly onSend: () => void;
}

function OneLink({ name, link, isBusy, onSend, onEnd }: OneLinkProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isOpen = link?.isOpen === true;
  const state =
    link === undefined
      ? t('drive.links.none')
      : !isOpen
        ? t('drive.links.over')
        : link.enteredAt == null
          ? t('drive.links.sentAt', { moment: formats.moment(link.sentAt) })
          : t('drive.links.enteredAt', { moment: formats.moment(link.enteredAt) });
  const send = t(isOpen ? 'drive.links.again' : 'drive.links.send');
  return (
    <Stack gap="xs">
      <Text>{t('drive.links.one', { name, state })}</Text>
      <Inline gap="xs">
        <Button
          size="sm"
          variant="secondary"
          disabled={isBusy}
          aria-label={t('drive.slots.stepOf', { step: send, name })}
          onClick={onSend}
        >
          {send}
        </Button>
        {isOpen && (
          <Button
            size="sm"
            variant="secondary"
            disabled={isBusy}
            aria-label={t('drive.slots.stepOf', { step: t('drive.links.end'), name })}
            onClick={() => onEnd(link.id)}
          >
            {t('drive.links.end')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

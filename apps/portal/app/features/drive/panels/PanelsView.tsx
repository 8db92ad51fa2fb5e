import { Loading, ReadingFailure, TableCard } from '@aarambh/records/screens';
import { Button } from '@aarambh/ui/Button';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { DriveRound } from '../roundsQuery.ts';
import { AllotDialog } from './AllotDialog.tsx';
import { LinksDialog } from './LinksDialog.tsx';
import { PanelDialog } from './PanelDialog.tsx';
import { panelsQuery, type Panel, type Slot } from './panelsQuery.ts';
import { SlotDialog } from './SlotDialog.tsx';
import { SlotGrid } from './SlotGrid.tsx';

type Asked =
  | { what: 'panel'; panel: Panel | undefined }
  | { what: 'allot' }
  | { what: 'links' }
  | { what: 'slot'; slot: Slot; panel: Panel };

interface PanelsViewProps {
  readonly round: DriveRound;
  readonly mayPlan: boolean;
}

/** The panels of a round and who has which slot; who plans the round gives slots, all at once or by hand. */
export function PanelsView({ round, mayPlan }: PanelsViewProps) {
  const { t } = useTranslation();
  const reading = useQuery(panelsQuery(round.id));
  const [asked, setAsked] = useState<Asked | null>(null);
  const panels = reading.data?.data;
  if (panels === undefined) {
    return reading.error === null ? (
      <Loading />
    ) : (
      <ReadingFailure title={t('drive.slots.unread')} reading={reading} error={reading.error} />
    );
  }
  const isOpen = mayPlan && round.state !== 'Closed';
  const done = () => setAsked(null);
  return (
    <Stack gap="md">
      {isOpen && (
        <Inline>
          <Button variant="secondary" size="sm" onClick={() => setAsked({ what: 'panel', panel: undefined })}>
            {t('drive.slots.add')}
          </Button>
          {panels.panel.map((panel) => (
            <Button
              key={panel.id}
              variant="secondary"
              size="sm"
              onClick={() => setAsked({ what: 'panel', panel })}
            >
              {t('drive.slots.change', { name: panel.name })}
            </Button>
          ))}
          {panels.panel.length > 0 && (
            <Button variant="secondary" size="sm" onClick={() => setAsked({ what: 'links' })}>
              {t('drive.links.title')}
            </Button>
          )}
          {panels.panel.length > 0 && panels.withoutCount > 0 && (
            <Button variant="secondary" size="sm" onClick={() => setAsked({ what: 'allot' })}>
              {t('drive.slots.allot', { count: panels.withoutCount })}
            </Button>
          )}
        </Inline>
      )}
      {panels.panel.length === 0 ? (
        <EmptyState level={3} title={t('drive.slots.none')}>
          {t('drive.slots.noneText')}
        </EmptyState>
      ) : (
        <>
          <Text>{t('drive.slots.without', { count: panels.withoutCount })}</Text>
          <TableCard>
            <SlotGrid
              name={round.name}
              panels={panels.panel}
              onChoose={isOpen ? (slot, panel) => setAsked({ what: 'slot', slot, panel }) : undefined}
            />
          </TableCard>
        </>
      )}
      {asked?.what === 'panel' && (
        <PanelDialog round={round} panels={panels} panel={asked.panel} onClose={done} />
      )}
      {asked?.what === 'allot' && <AllotDialog round={round} onClose={done} />}
      {asked?.what === 'links' && <LinksDialog roundID={round.id} panels={panels.panel} onClose={done} />}
      {asked?.what === 'slot' && (
        <SlotDialog panels={panels} slot={asked.slot} panel={asked.panel} onClose={done} />
      )}
    </Stack>
  );
}

import type { components } from '@aarambh/api-client';
import { defineResource } from '#app/records/defineResource.ts';
import { lookup, type Choices } from '@aarambh/records';

type Schemas = components['schemas'];

const flowTexts: Choices<Schemas['CreditFlow']> = {
  issued: 'resources.ledgerEntry.flows.issued',
  spent: 'resources.ledgerEntry.flows.spent',
  expired: 'resources.ledgerEntry.flows.expired',
};

const kindTexts: Choices<Schemas['WalletEntryKind']> = {
  Recharge: 'wallet.kinds.Recharge',
  Grant: 'wallet.kinds.Grant',
  Accept: 'wallet.kinds.Accept',
  Reject: 'wallet.kinds.Reject',
  Registration: 'wallet.kinds.Registration',
  Refund: 'wallet.kinds.Refund',
  Adjustment: 'wallet.kinds.Adjustment',
  Transfer: 'wallet.kinds.Transfer',
  Expiry: 'wallet.kinds.Expiry',
};

/** Credits that people and companies got and spent, as the dashboard's chart adds them up. */
export const ledgerEntryResource = defineResource({
  family: '/ledger',
  key: 'ledgerEntry',
  isWholeInList: true,
  hasSearch: false,
  hasHistory: false,
  texts: {
    title: 'resources.ledgerEntry.title',
    one: 'resources.ledgerEntry.one',
    many: 'resources.ledgerEntry.many',
    sum: 'resources.ledgerEntry.sum',
  },
  // Kinds of entries are called as in a wallet.
  namespaces: ['credits', 'wallet'],
  nameOf: ({ ownerName, description }) => ownerName ?? description,
  columns: [
    { field: 'ownerName', label: 'resources.ledgerEntry.owner', shown: 'always' },
    { field: 'createdAt', label: 'resources.ledgerEntry.moved', as: 'moment' },
    { field: 'kind', label: 'resources.ledgerEntry.kind', as: 'choice', choices: kindTexts },
    { field: 'description', label: 'resources.ledgerEntry.reason', shown: 'chosen' },
    { field: 'amount', label: 'resources.ledgerEntry.amount', as: 'number' },
    { field: 'balanceAfter', label: 'resources.ledgerEntry.balance', as: 'number' },
  ],
  details: {
    sections: [
      {
        title: 'resources.details',
        fields: ['createdAt', 'kind', 'description', 'amount', 'balanceAfter'],
      },
    ],
    related: [
      {
        label: 'resources.ledgerEntry.person',
        href: ({ ownerType, ownerID }) => (ownerType === 'user' ? `/student?record=${ownerID}` : null),
      },
      {
        label: 'resources.fields.company',
        href: ({ ownerType, ownerID }) => (ownerType === 'company' ? `/companies?record=${ownerID}` : null),
      },
    ],
  },
  filters: [
    { name: 'flow', label: 'resources.ledgerEntry.flow', options: flowTexts },
    { name: 'kind', label: 'resources.ledgerEntry.kind', options: kindTexts },
    {
      name: 'instituteID',
      label: 'resources.fields.institute',
      options: lookup('/institute', 'institute'),
      seenBy: ['all', 'university'],
    },
    { name: 'passingYear', label: 'resources.fields.passingYear', options: 'years' },
    { name: 'from', label: 'resources.ledgerEntry.from', options: 'day' },
    { name: 'to', label: 'resources.ledgerEntry.to', options: 'day' },
  ],
});

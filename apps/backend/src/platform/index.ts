/** The server: routes, validation, answers, errors, limits, languages and the log. Other folders import from this file alone. */
export { mayCall } from './access.ts';
export type { AnswerFile } from './answer-file.ts';
export { apiPrefix, registerApi } from './api.ts';
export { bodySchema, type BodySchema } from './body-schema.ts';
export { brokenRule, failedFields, failedFieldsOf, passwordTooCommon } from './body-rules.ts';
export { cached, invalidateEverywhere, subscribeToChanges } from './cache.ts';
export {
  dayMs,
  endOfIndianDate,
  hourMs,
  indianDate,
  longDate,
  shownDay,
  shownMoment,
  startOfIndianDate,
} from './calendar.ts';
export { removeExpiredCalls } from './cleanup.ts';
export { messageTried, paymentAnomalies, paymentMisfit, roundEnded, type PaymentAnomaly } from './signals.ts';
export { prepareTraces } from './traces/traces.ts';
export { lastBackup, noteBackup, readTaskRuns } from './tasks/runs.ts';
export { inTurn, untilNoneWaits, type Taking } from './tasks/in-turn.ts';
export { createTask, stoppedAfterMs, type Task, type TaskHost } from './tasks/task.ts';
export { loadContract } from './contract.ts';
export { watchCrowd } from './crowd.ts';
export { csvFile, csvLines } from './csv.ts';
export { deviceCookie, deviceLife, newDeviceID } from './device-cookie.ts';
export { publish, subscribe, type ServerEvent } from './events.ts';
export {
  ApiFailure,
  forbidden,
  notFound,
  outOfScope,
  stale,
  tooMany,
  unauthenticated,
  validationFailed,
  type FailedField,
} from './failure.ts';
export { prepareDrain } from './drain.ts';
export { addHealthRoutes } from './health.ts';
export { createHTTPServer, isForAPI, unknownOperation } from './http.ts';
export { isObject } from './json.ts';
export { createIdempotency } from './idempotency/idempotency.ts';
export { loadKeys, pseudonym, type Keys } from './keys.ts';
export {
  amountRegion,
  inEach,
  inEveryLanguage,
  inLanguage,
  localized,
  regionOf,
  type Locale,
  type LocalizedText,
  type TranslatedText,
  wordsIn,
} from './language/localized-text.ts';
export { countUp, createLimiter, type Limiter } from './limits/limiter.ts';
export { createRateLimiter, type RateLimiter } from './limits/rate-limiter.ts';
export { masked, type LogStream } from './log.ts';
export {
  messageChannels,
  messageKinds,
  type Message,
  type MessageChannel,
  type MessageKind,
  type Messenger,
} from './messenger.ts';
export {
  signedIn,
  type Client,
  type Identity,
  type OperationContext,
  type OperationData,
  type OperationId,
  type OperationRequest,
  type Operations,
  type ResultMeta,
  type SignedInUser,
} from './operation.ts';
export {
  contactDetailsIn,
  contactPatterns,
  hiddenContact,
  messengerPatterns,
  readable,
  withoutContactDetails,
} from './contact-details.ts';
export { pdfOf, picturesOf } from './pdf.ts';
export { familiesFrom } from './pdf-fonts.ts';
export type { EntityType, Permission, RoleScope, UserType } from './permissions.ts';
export { registerPortal } from './portal.ts';
export { printable, unprintable } from './printable.ts';
export { readQuery } from './query-schema.ts';
export { publicResult, tagged } from './entity-tags.ts';
export { escapeHTML, plainText, sanitise } from './rich-text.ts';
export { publicFetch, Unreachable } from './public-fetch.ts';
export { isOnThisMachine, isPublicAddress, isPublicURL, mayBeCalled, publicLookup } from './public-hosts.ts';
export { hasOneContent, type FileTable } from './stored-files/file-table.ts';
export { compareStore, giveUp } from './stored-files/checking.ts';
export { createFileLease } from './stored-files/lease.ts';
export { moveFiles, type Moved } from './stored-files/moving.ts';
export { createFiles, type Files } from './stored-files/reading.ts';
export { removeUnnamed } from './stored-files/removing.ts';
export { openStores, refuseMissingStores, type Stores } from './stored-files/stores.ts';
export { storedFiles } from './stored-files/tables.ts';
export { createFilesTask } from './stored-files/task.ts';
export { createSeal, noSeal, sealWith, type Resealed, type Seal } from './seal.ts';
export { readTermsVersion } from './terms.ts';
export { shortened, storedText } from './text.ts';
export { platformData } from './personal-data.ts';
export { workbookFile } from './workbook.ts';

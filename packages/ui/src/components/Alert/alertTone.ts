/** What an alert is about. Decides colour, icon, the word before the message and how urgently it is read out. */
export type AlertTone = 'danger' | 'warning' | 'success' | 'info';

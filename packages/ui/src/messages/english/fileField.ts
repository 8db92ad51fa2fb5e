export const fileField = {
  choose: 'Choose a file',
  chooseMany: 'Choose files',
  /** After the text of the button, where there is a mouse. */
  drop: 'or drop it here',
  dropMany: 'or drop them here',
  /** The name of the list. */
  chosen: 'Chosen files',
  remove: ({ name }: { name: string }): string => `Remove ${name}`,
  added: ({ name }: { name: string }): string => `${name} added`,
  addedMany: ({ count }: { count: number }): string => `${count} files added`,
  replaced: ({ name, before }: { name: string; before: string }): string =>
    `${name} added in place of ${before}`,
  removed: ({ name }: { name: string }): string => `${name} removed`,
  /** `kinds` is a list, `PDF or DOCX`. */
  wrongKind: ({ name, kinds }: { name: string; kinds: string }): string =>
    `${name} was not added. Choose ${kinds}`,
  tooLarge: ({ name, max }: { name: string; max: string }): string =>
    `${name} was not added. Choose a file of up to ${max}`,
  tooMany: ({ name, count }: { name: string; count: number }): string =>
    count === 1
      ? `${name} was not added. You can choose one file`
      : `${name} was not added. You can choose up to ${count} files`,
  empty: ({ name }: { name: string }): string => `${name} was not added. There is nothing in it`,
  unreadable: ({ name }: { name: string }): string =>
    `${name} was not added. This device cannot read photos of its kind. Choose a JPEG, or a screenshot of the photo`,
  /** In place of the button's text, while a photo is made smaller. */
  preparing: 'Making the photo smaller...',
  duplicate: ({ name }: { name: string }): string => `${name} is there already`,
  images: 'a picture',
  videos: 'a video',
  sounds: 'a sound recording',
  uploading: ({ name }: { name: string }): string => `Uploading ${name}`,
  /** Seen beside the file. */
  uploaded: 'Uploaded',
  fileUploaded: ({ name }: { name: string }): string => `${name} uploaded`,
  failed: ({ name, error }: { name: string; error: string }): string => `${name}: ${error}`,
  /** The button; the name of the file comes after it. */
  retry: 'Try again',
};

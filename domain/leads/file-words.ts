/** A file that a shopper sends with an enquiry, such as a CV: at most so many bytes. */
export const maxFileBytes = 5_000_000;

/** What a shopper may choose, by the ending of its name; what is in it is checked by `fileType`. */
export const acceptedEndings = ['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx'] as const;

export const fileText = {
  help: 'PDF, Word or a picture, up to 5 MB.',
  wrong: 'We cannot accept that file: please use PDF, Word or a picture.',
  long: 'That file is too large: the limit is 5 MB.',
  gone: 'the file was not uploaded. Please choose it again.',
} as const;

/** What a form holds in place of a file that did not arrive. */
export const unsentFiles = { gone: 'unsent', long: 'unsent-long', wrong: 'unsent-wrong' } as const;

/** Why there is no file, by what the form holds in its place; a sentence's end. */
export const unsentText = (held: unknown): string =>
  held === unsentFiles.long ? fileText.long : held === unsentFiles.wrong ? fileText.wrong : fileText.gone;

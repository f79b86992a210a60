/** A file that a shopper sends with an enquiry, such as a CV: at most so many bytes. */
export const longestFile = 5_000_000;

/** What a shopper may choose, by the ending of its name; what is in it is checked by `fileType`. */
export const acceptedEndings = ['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx'] as const;

export const fileWords = {
  help: 'PDF, Word or a picture, up to 5 MB.',
  wrong: 'We cannot accept that file: please use PDF, Word or a picture.',
  long: 'That file is too large: the limit is 5 MB.',
  gone: 'the file was not uploaded. Please choose it again.',
} as const;

export const isFileId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** The id of the asset whose original has this name: `<sha1>-<width>x<height>.<ext>` for images, `<sha1>.<ext>` for files. */
export function assetIdOf(name: string): string {
  const kind = name.includes('-') ? 'image' : 'file';
  return `${kind}-${name.replace('.', '-')}`;
}

/** The name of an asset's original; undefined for the id of another document. */
export function originalOf(id: string): string | undefined {
  const [, name, extension] = /^(?:image|file)-([0-9a-f]{40}(?:-\d{1,6}x\d{1,6})?)-([a-z0-9]{1,10})$/.exec(id) ?? [];
  return name && `${name}.${extension}`;
}

/** Whether the phone's own sheet took it, or its owner changed their mind. */
export async function sharedByPhone(what: ShareData): Promise<boolean> {
  if (!('share' in navigator) || !window.matchMedia('(pointer: coarse)').matches) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** A page without a site: nothing of any dealer is on it. */
export function PlainDocument({ title }: { title: string }) {
  return (
    <html lang="en-AU">
      <body>
        <h1>{title}</h1>
      </body>
    </html>
  );
}

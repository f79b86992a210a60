/** A page without a site. */
export function PlainDocument({ title }: { title: string }) {
  return (
    <html lang="en-AU">
      <body>
        <h1>{title}</h1>
      </body>
    </html>
  );
}

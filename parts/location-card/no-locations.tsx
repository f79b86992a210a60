/**
 * Shown to staff in the preview, where shoppers see nothing: which locations are missing, and where
 * to add them.
 */
export function NoLocations({ attributes }: { attributes: Record<string, string> }) {
  return (
    <div className="wrap" {...attributes}>
      <p className="my-6 rounded-lg bg-warn-bg px-6 py-5 text-warn">
        This block shows nothing to shoppers: the site has no location of this kind. Add locations in the dealer’s
        settings, under Locations.
      </p>
    </div>
  );
}

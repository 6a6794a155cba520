type Step = { label: string; to: string };

/** Where a page stands, as schema.org has it: the path shown above it, the page itself last. */
export const breadcrumbList = (trail: readonly Step[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, to }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: to,
  })),
});

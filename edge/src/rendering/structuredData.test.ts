import { completeStructuredData } from './structuredData';

const of = { site: { name: 'Târgul' }, siteOrigin: 'https://targ.example' };

test('addresses become whole, wherever they stand; words and whole addresses stay', () => {
  const data = [
    {
      '@type': 'Car',
      name: '/nu este o adresă',
      image: '/poze/a.webp',
      url: 'https://alt.example/x',
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Blog', item: '/blog' }],
    },
  ];
  expect(completeStructuredData(data, of)).toEqual([
    {
      '@type': 'Car',
      name: '/nu este o adresă',
      image: 'https://targ.example/poze/a.webp',
      url: 'https://alt.example/x',
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Blog', item: 'https://targ.example/blog' },
      ],
    },
  ]);
});

test('an article is published by the site', () => {
  expect(
    completeStructuredData(
      { '@type': 'BlogPosting', mainEntityOfPage: { '@type': 'WebPage', '@id': '/blog/a' } },
      of,
    ),
  ).toEqual({
    '@type': 'BlogPosting',
    mainEntityOfPage: { '@type': 'WebPage', '@id': 'https://targ.example/blog/a' },
    publisher: { '@type': 'Organization', name: 'Târgul', url: 'https://targ.example' },
  });
});

// @ts-check
/** How lerna reads our commit messages (`area: what changes for the reader`) and writes CHANGELOG.md of each package. */

/**
 * @typedef {{ area?: string | null, what?: string | null, header?: string, hash?: string, notes: { title: string,
 * text: string }[] }} Commit
 */

const parserOpts = {
  headerPattern: /^([^:]{2,60}): (.+)$/,
  headerCorrespondence: ['area', 'what'],
  noteKeywords: ['Breaking', 'New'],
  /** With its colon: prose may begin with either word. @param {string} keywords */
  notesPattern: (keywords) => new RegExp(`^(${keywords}): (.*)`),
};

const writerOpts = {
  /** A message without an area (formatting, versions) tells a reader nothing. @param {Commit} commit */
  transform: (commit) =>
    commit.area && commit.what
      ? { ...commit, shortHash: commit.hash?.slice(0, 7), notes: commit.notes }
      : undefined,
  commitsSort: ['area', 'what'],
  noteGroupsSort: 'title',
  // Asterisks: by these lerna tells an entry from a version that only follows another.
  mainTemplate:
    '## {{version}} ({{date}})\n\n{{#each noteGroups}}{{#each notes}}* **{{../title}}**: {{text}}\n{{/each}}{{/each}}{{#each commitGroups}}{{#each commits}}* {{area}}: {{what}} ({{shortHash}})\n{{/each}}{{/each}}\n',
};

/** Every release is a patch; a body line `New: …` makes it a minor, `Breaking: …` a major one. @param {Commit[]} commits */
function whatBump(commits) {
  const titles = new Set(commits.flatMap(({ notes }) => notes.map(({ title }) => title)));
  const level = ['Breaking', 'New'].findIndex((title) => titles.has(title));
  return { level: level < 0 ? 2 : level, reason: `${commits.length} commits` };
}

module.exports = {
  parserOpts,
  writerOpts,
  recommendedBumpOpts: { parserOpts, whatBump },
  conventionalChangelog: { parserOpts, writerOpts },
};

/**
 * For programs that are over in a minute: Node 20 compiles anew, at great cost, what they call a few hundred times. Compiling four
 * times as late saves a tenth of the processor's time of builds and of tests of screens, and costs the others nothing.
 * Later versions have no such flag.
 */
export const optimiseLate = process.versions.node.startsWith('20.')
  ? ['--interrupt-budget=270336']
  : [];

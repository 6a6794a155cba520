/** A picture or font in tests: its address says nothing. */
export default '/asset';

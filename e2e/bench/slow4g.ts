/** The line of a slow phone, as the browser's network is throttled to it: 1.6 Mbit/s down, 0.75 up, 150 ms a round. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_600 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

import { useEffect, useRef, useState } from 'react';
import { createQrReader } from '../domain/two-phones/readQr';

/** Between two pictures that are looked at. */
const LOOK_MS = 120;
/** Longest side of the picture that is looked at, in pixels: enough for 69 dots, quick to read. */
const PICTURE_MAX_PX = 800;

/** The camera at the back while the component is there, and the text of each code that it sees. */
export function useQrCamera(onText: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const told = useRef(onText);
  useEffect(() => {
    told.current = onText;
  });
  useEffect(() => {
    let isOpen = true;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const canvas = document.createElement('canvas');
    async function look(read: (canvas: HTMLCanvasElement) => Promise<string | null>) {
      if (!isOpen) return;
      const text = drawFrame(video.current, canvas) ? await read(canvas) : null;
      if (!isOpen) return;
      if (text) told.current(text);
      timer = setTimeout(() => look(read), LOOK_MS);
    }
    async function start() {
      const read = await createQrReader();
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      });
      if (!isOpen || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      await look(read);
    }
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    // No camera, none allowed, or a page that came over plain http: the file is the other way.
    start().catch(() => isOpen && setRefused(true));
    return () => {
      isOpen = false;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return { video, isRefused };
}

/** The video's picture of now on the canvas; false while it has none. */
function drawFrame(video: HTMLVideoElement | null, canvas: HTMLCanvasElement): boolean {
  if (!video || video.videoWidth === 0) return false;
  const scale = Math.min(1, PICTURE_MAX_PX / Math.max(video.videoWidth, video.videoHeight));
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas
    .getContext('2d', { willReadFrequently: true })
    ?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return true;
}

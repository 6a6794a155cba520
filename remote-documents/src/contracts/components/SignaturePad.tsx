import { type PointerEvent, useRef } from 'react';
import { type Point, strokePath } from '../domain/signing/signature';
import { texts } from '../texts';
import styles from './SignaturePad.module.css';

type Strokes = readonly (readonly Point[])[];
type Props = { label: string; strokes: Strokes; onDraw(next: (now: Strokes) => Strokes): void };

/** A surface to sign on with a finger, a pen or a mouse. Who can use none of them chooses a picture instead. */
export function SignaturePad({ label, strokes, onDraw }: Props) {
  const pen = useRef<number | null>(null);

  function pointOf(event: PointerEvent<SVGSVGElement>): Point {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }
  function start(event: PointerEvent<SVGSVGElement>) {
    if (pen.current !== null || event.button !== 0) return; // a second finger, another button
    pen.current = event.pointerId;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const point = pointOf(event);
    onDraw((now) => [...now, [point]]);
  }
  function move(event: PointerEvent<SVGSVGElement>) {
    if (pen.current !== event.pointerId) return;
    const point = pointOf(event);
    onDraw((now) => [...now.slice(0, -1), [...(now.at(-1) ?? []), point]]);
  }
  function end(event: PointerEvent<SVGSVGElement>) {
    if (pen.current === event.pointerId) pen.current = null;
  }
  return (
    <div className={styles.pad}>
      <svg
        role="img"
        aria-label={label}
        className={styles.surface}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {strokes.map((stroke, at) => (
          <path key={at} d={strokePath(stroke)} className={styles.ink} />
        ))}
      </svg>
      {strokes.length === 0 && <p className={styles.here}>{texts.signHere}</p>}
    </div>
  );
}

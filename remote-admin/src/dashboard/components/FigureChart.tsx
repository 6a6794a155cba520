import { useEffect, useRef } from 'react';
import UPlot, { type Options } from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import styles from './FiguresPanel.module.css';

type Props = { label: string; days: readonly number[]; values: readonly number[] };

/** A line over days, in the page's colours; the numbers stand in the table below it. */
export function FigureChart({ label, days, values }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = frame.current!;
    const chart = new UPlot(
      optionsFor(label, box),
      [days.map((ms) => ms / 1000), [...values]],
      box,
    );
    const fit = new ResizeObserver(() =>
      chart.setSize({ width: box.clientWidth, height: box.clientHeight }),
    );
    fit.observe(box);
    // Colours are read when drawing: another theme draws anew.
    const theme = new MutationObserver(() => chart.redraw(false, true));
    theme.observe(document.documentElement, { attributes: true });
    return () => {
      fit.disconnect();
      theme.disconnect();
      chart.destroy();
    };
  }, [label, days, values]);
  return <div ref={frame} className={styles.chart} role="img" aria-label={`${label}, pe zile`} />;
}

function optionsFor(label: string, box: HTMLElement): Options {
  const token = (name: string) => getComputedStyle(box).getPropertyValue(name).trim();
  const axis = {
    stroke: () => token('--ink-2'),
    grid: { stroke: () => token('--line'), width: 1 },
    ticks: { show: false },
  };
  const day = (seconds: number) => formatDate(seconds * 1000).slice(0, 5);
  return {
    width: box.clientWidth,
    height: box.clientHeight,
    legend: { show: false },
    cursor: { y: false },
    scales: { y: { range: (_chart, _least, most) => [0, Math.max(4, Math.ceil(most * 1.1))] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        values: (_chart, ticks) => ticks.map(day),
        space: 48,
        size: 28,
      },
      {
        ...axis,
        size: 36,
        values: (_chart, ticks) =>
          ticks.map((tick) => (Number.isInteger(tick) ? String(tick) : '')),
      },
    ],
    series: [{}, { label, stroke: () => token('--brand'), width: 2, points: { size: 5 } }],
  };
}

import styles from './controls.module.css';

/** Class of a text-like control, or of the box around one. */
export const controlClass = styles.control;

/** Class of an input inside such a box. */
export const bareClass = styles.bare;

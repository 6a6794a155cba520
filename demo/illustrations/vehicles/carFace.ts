import type { CarBody } from './car-shapes/carShapes';

/** The front and rear of a car, in centimetres, symmetrical about x 0; heights above the ground. */
export type CarFace = {
  width: number;
  height: number;
  /** Foot of the windscreen. */
  cowl: number;
  /** Front edge of the bonnet. */
  nose: number;
  roofHalf: number;
  wheelRadius: number;
  sill: number;
  rails?: boolean;
  cladding?: boolean;
  /** Two doors instead of a tailgate, no rear window. */
  vanDoors?: boolean;
  deck?: number;
  /** The roof is black cloth. */
  softTop?: boolean;
};

export const carFaces: Record<CarBody, CarFace> = {
  hatchback: {
    width: 179,
    height: 149,
    cowl: 103,
    nose: 84,
    roofHalf: 58,
    wheelRadius: 32,
    sill: 18,
  },
  sedan: {
    width: 184,
    height: 146,
    cowl: 101,
    nose: 82,
    roofHalf: 57,
    wheelRadius: 33,
    sill: 18,
    deck: 104,
  },
  estate: {
    width: 184,
    height: 148,
    cowl: 101,
    nose: 82,
    roofHalf: 58,
    wheelRadius: 33,
    sill: 18,
    rails: true,
  },
  suv: {
    width: 188,
    height: 168,
    cowl: 117,
    nose: 101,
    roofHalf: 63,
    wheelRadius: 38,
    sill: 27,
    rails: true,
    cladding: true,
  },
  coupe: {
    width: 186,
    height: 131,
    cowl: 92,
    nose: 74,
    roofHalf: 52,
    wheelRadius: 34,
    sill: 14,
    deck: 99,
  },
  cabrio: {
    width: 176,
    height: 128,
    cowl: 91,
    nose: 76,
    roofHalf: 54,
    wheelRadius: 32,
    sill: 15,
    deck: 97,
    softTop: true,
  },
  minivan: {
    width: 184,
    height: 166,
    cowl: 107,
    nose: 90,
    roofHalf: 62,
    wheelRadius: 33,
    sill: 21,
  },
  pickup: {
    width: 190,
    height: 179,
    cowl: 122,
    nose: 108,
    roofHalf: 64,
    wheelRadius: 40,
    sill: 38,
    cladding: true,
    deck: 120,
  },
  van: {
    width: 200,
    height: 212,
    cowl: 122,
    nose: 106,
    roofHalf: 84,
    wheelRadius: 35,
    sill: 26,
    cladding: true,
    vanDoors: true,
  },
};

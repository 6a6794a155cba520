/** A vehicle's equipment by group, as offered in the form and shown on the listing; ids are kept in documents. */
export const equipmentGroups = {
  safety: {
    label: 'Siguranță',
    items: {
      abs: 'ABS',
      esp: 'ESP',
      airbagsFront: 'Airbaguri frontale',
      airbagsSide: 'Airbaguri laterale',
      airbagsCurtain: 'Airbaguri cortină',
      isofix: 'Isofix',
      immobiliser: 'Imobilizator',
      alarm: 'Alarmă',
      tyrePressure: 'Senzori presiune în roți',
      spareWheel: 'Roată de rezervă',
    },
  },
  comfort: {
    label: 'Confort',
    items: {
      airConditioning: 'Aer condiționat',
      climateControl: 'Climatronic',
      climateControlDual: 'Climatronic pe două zone',
      heatedSeats: 'Scaune încălzite',
      ventilatedSeats: 'Scaune ventilate',
      electricSeats: 'Scaune electrice',
      leather: 'Tapițerie din piele',
      heatedSteeringWheel: 'Volan încălzit',
      electricWindows: 'Geamuri electrice',
      electricMirrors: 'Oglinzi electrice',
      keylessEntry: 'Acces fără cheie',
      startStopButton: 'Pornire cu buton',
      electricTailgate: 'Haion electric',
      auxiliaryHeater: 'Încălzire staționară',
    },
  },
  multimedia: {
    label: 'Multimedia',
    items: {
      bluetooth: 'Bluetooth',
      navigation: 'Navigație',
      appleCarplay: 'Apple CarPlay',
      androidAuto: 'Android Auto',
      touchscreen: 'Ecran tactil',
      usb: 'USB',
      wirelessCharging: 'Încărcare fără fir',
      premiumAudio: 'Sistem audio premium',
      headUpDisplay: 'Head-up display',
      digitalCockpit: 'Bord digital',
    },
  },
  assistance: {
    label: 'Asistență',
    items: {
      cruiseControl: 'Pilot automat',
      adaptiveCruiseControl: 'Pilot automat adaptiv',
      parkingSensorsFront: 'Senzori parcare față',
      parkingSensorsRear: 'Senzori parcare spate',
      rearCamera: 'Cameră marșarier',
      camera360: 'Camere 360°',
      laneAssist: 'Asistență bandă',
      blindSpot: 'Asistență unghi mort',
      emergencyBraking: 'Frânare de urgență',
      trafficSigns: 'Recunoașterea semnelor',
      hillStart: 'Asistență la pornirea în rampă',
      rainSensor: 'Senzor de ploaie',
      lightSensor: 'Senzor de lumină',
    },
  },
  exterior: {
    label: 'Exterior',
    items: {
      alloyWheels: 'Jante din aliaj',
      ledLights: 'Faruri LED',
      xenonLights: 'Faruri xenon',
      fogLights: 'Proiectoare de ceață',
      panoramicRoof: 'Plafon panoramic',
      sunroof: 'Trapă',
      roofRails: 'Bare pe plafon',
      towBar: 'Cârlig de remorcare',
      tintedWindows: 'Geamuri fumurii',
      heatedWindscreen: 'Parbriz încălzit',
    },
  },
} as const;

export type EquipmentGroup = keyof typeof equipmentGroups;
export type Equipment = {
  [G in EquipmentGroup]: keyof (typeof equipmentGroups)[G]['items'];
}[EquipmentGroup];

/** Every equipment id with its label. */
export const equipmentLabels = Object.assign(
  {},
  ...Object.values(equipmentGroups).map((group) => group.items),
) as Record<Equipment, string>;

/** The chosen equipment by group, in the form's order; empty groups are left out. */
export function groupEquipment(
  chosen: readonly string[],
): { group: EquipmentGroup; label: string; items: string[] }[] {
  return (Object.keys(equipmentGroups) as EquipmentGroup[])
    .map((group) => ({
      group,
      label: equipmentGroups[group].label as string,
      items: Object.entries(equipmentGroups[group].items)
        .filter(([id]) => chosen.includes(id))
        .map(([, label]) => label),
    }))
    .filter((each) => each.items.length > 0);
}

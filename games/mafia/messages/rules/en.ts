/** The rules behind what the referee does, by their numbers, each in a sentence or two. */
export const messages = {
  title: (number: string) => `Rule ${number}`,
  rules: {
    'MF-9': 'All money comes from the bank and from nowhere else.',
    'MF-15': 'Who begins moves on by one clan clockwise each round.',
    'MF-18': 'Everyone gets as many cards as they have figures outside prison.',
    'MF-20': 'Once a round, before cards are laid, anyone may swap as many cards as they like.',
    'MF-23':
      'Each card lies face down on a quarter of its own clan, one on each, and none is kept.',
    'MF-26': 'One thing per turn: open a card, move in prison, or pass.',
    'MF-27': 'A card is opened once and acts at once.',
    'MF-28': 'Whoever passes opens nothing more in this round. Open cards go on earning.',
    'MF-31':
      'At the end of a round money goes to the owners of the quarters, arrested figures go to prison, the others home, and cards into the deck.',
    'MF-34':
      'A Buyer deals with every open, unsold Good next to it that is not under arrest, as often as there are any.',
    'MF-35': 'A Good deals once, with one open Buyer next to it; its owner says which.',
    'MF-36': 'In a deal both the Good and the Buyer get the full price from the bank.',
    'MF-38': 'Theft earns its sum from the bank at once.',
    'MF-39': 'Robbery earns its sum from the bank at once.',
    'MF-40':
      'The Courtesan takes her fee from every open card next to her that holds more than that.',
    'MF-41': 'The Police arrest every open criminal card next to them, their own clan’s too.',
    'MF-42': 'The Commissioner arrests open criminal cards a knight’s move away.',
    'MF-43':
      'The Prosecutor arrests open criminal cards next to it and sends everyone under arrest to prison at once.',
    'MF-44':
      'All money on an arrested card goes to the arresting card; a figure of its owner marks it.',
    'MF-47':
      'With a Witness all open law cards look again, and the money goes to the Witness. Crimes of the Witness’s own clan are overlooked.',
    'MF-49': 'With a Witness an open Prosecutor sends to prison again.',
    'MF-50': 'The Lawyer frees everyone under arrest in the city; their cards leave the board.',
    'MF-51': 'The Lawyer takes all money on Police and Commissioner cards, not the Prosecutor’s.',
    'MF-52': 'A Pistol fires at once or never: into the air it becomes a legal card for good.',
    'MF-53':
      'A Pistol removes any card next to it and takes its money. A figure of the shooter marks the murder place, and the Pistol is criminal.',
    'MF-55': 'A Pistol that has killed can be arrested; its figure comes from the murder place.',
    'MF-56':
      'Murder means the highest cell, or death row if a Prosecutor is open next to the Pistol.',
    'MF-58': 'Whoever tries to escape stands beside the cell and loses the prison move.',
    'MF-59': 'If the Escape card is arrested or shot before the round ends, the figure goes back.',
    'MF-60': 'No figure is placed on an arrested Escape card: it leaves the board.',
    'MF-61': 'If nobody stops it, the escaped figure is home when the round ends.',
    'MF-62': 'If nobody escapes, the card leaves the board.',
    'MF-64': 'The cell is the one with the number on the card.',
    'MF-66': 'In place of opening a card, a figure in prison moves on by one cell, once a round.',
    'MF-68':
      'Whoever arrives in an occupied cell goes one further; who was there is thrown back one.',
    'MF-70': 'From the last cell a figure is free.',
    'MF-75': 'A ransom goes to the next clan clockwise, as this table agreed.',
    'MF-78': 'A round is over when all four have confirmed.',
    'MF-80': 'When the bank is empty, the round is played to its end and is the last.',
    'MF-82': 'What the bank cannot pay, the next clan clockwise pays, as this table agreed.',
    'MF-83': 'Who must pay without money goes into the red, or the partner pays first.',
    'MF-85': 'After the last round everyone must buy out all own figures.',
    'MF-87': 'The richer team wins; its members take first and second place.',
    'MF-89': 'The richest clan wins.',
    'MF-109': 'The host or the clock answers for whoever does not.',
    'MF-111': 'If all four agree, the game ends with this round.',
  } as Record<string, string>,
};

import type { messages as english } from './en.js';

export const messages: typeof english = {
  title: (number) => `Regel ${number}`,
  rules: {
    'MF-9': 'Alles Geld kommt aus der Bank und nirgendwo sonst her.',
    'MF-15': 'Wer beginnt, wechselt jede Runde um einen Clan im Uhrzeigersinn.',
    'MF-18': 'Jeder bekommt so viele Karten, wie er Figuren außerhalb des Gefängnisses hat.',
    'MF-20': 'Einmal pro Runde, vor dem Auslegen, darf jeder beliebig viele Karten tauschen.',
    'MF-23': 'Jede Karte liegt verdeckt auf einem eigenen Viertel, eine pro Viertel; keine bleibt auf der Hand.',
    'MF-26': 'Eins pro Zug: eine Karte aufdecken, im Gefängnis ziehen oder passen.',
    'MF-27': 'Eine Karte wird einmal aufgedeckt und wirkt sofort.',
    'MF-28': 'Wer passt, deckt in dieser Runde nichts mehr auf. Offene Karten verdienen weiter.',
    'MF-31':
      'Am Ende der Runde geht das Geld an die Besitzer der Viertel, Verhaftete kommen ins Gefängnis, die anderen Figuren nach Hause, die Karten in den Stapel.',
    'MF-34':
      'Ein Käufer handelt mit jeder offenen, unverkauften, nicht verhafteten Ware neben sich, so oft es welche gibt.',
    'MF-35': 'Eine Ware wird einmal verkauft, an einen offenen Käufer daneben; welchen, sagt ihr Besitzer.',
    'MF-36': 'Bei einem Handel bekommen Ware und Käufer beide den vollen Preis aus der Bank.',
    'MF-38': 'Der Diebstahl bringt seine Summe sofort aus der Bank.',
    'MF-39': 'Der Raub bringt seine Summe sofort aus der Bank.',
    'MF-40': 'Das Freudenmädchen nimmt seinen Lohn von jeder offenen Nachbarkarte, auf der mehr liegt.',
    'MF-41': 'Die Polizei verhaftet alle offenen kriminellen Nachbarkarten, auch die eigenen.',
    'MF-42': 'Der Kommissar verhaftet offene kriminelle Karten im Springerzug.',
    'MF-43':
      'Der Staatsanwalt verhaftet offene kriminelle Nachbarkarten und schickt alle Verhafteten sofort ins Gefängnis.',
    'MF-44':
      'Alles Geld einer verhafteten Karte geht an die verhaftende Karte; eine Figur ihres Besitzers markiert sie.',
    'MF-47':
      'Mit einem Zeugen sehen alle offenen Gesetzeshüter noch einmal nach, das Geld geht an den Zeugen. Verbrechen seines eigenen Clans übersieht er.',
    'MF-49': 'Mit einem Zeugen schickt ein offener Staatsanwalt noch einmal ins Gefängnis.',
    'MF-50': 'Der Anwalt befreit alle Verhafteten in der Stadt; ihre Karten kommen weg.',
    'MF-51': 'Der Anwalt nimmt alles Geld von Polizei und Kommissar, nicht das des Staatsanwalts.',
    'MF-52': 'Eine Pistole schießt sofort oder nie: In die Luft gefeuert bleibt sie legal.',
    'MF-53':
      'Eine Pistole entfernt eine beliebige Nachbarkarte und nimmt deren Geld. Eine Figur des Schützen markiert den Tatort, die Pistole ist kriminell.',
    'MF-55': 'Eine Pistole, die getötet hat, kann verhaftet werden; ihre Figur kommt vom Tatort.',
    'MF-56':
      'Auf Mord steht die höchste Zelle, oder die Todeszelle, wenn neben der Pistole ein Staatsanwalt offen liegt.',
    'MF-58': 'Wer ausbricht, steht neben seiner Zelle und verliert den Zug im Gefängnis.',
    'MF-59': 'Wird der Ausbruch vor Ende der Runde verhaftet oder erschossen, muss die Figur zurück.',
    'MF-60': 'Auf einen verhafteten Ausbruch kommt keine Figur: Die Karte kommt weg.',
    'MF-61': 'Hält niemand ihn auf, ist der Ausbrecher am Ende der Runde zu Hause.',
    'MF-62': 'Bricht niemand aus, kommt die Karte weg.',
    'MF-64': 'Die Zelle ist die mit der Zahl auf der Karte.',
    'MF-66': 'Statt eine Karte aufzudecken, zieht eine Figur im Gefängnis eine Zelle weiter, einmal pro Runde.',
    'MF-68': 'Wer in eine besetzte Zelle kommt, geht eine weiter; wer dort war, muss eine zurück.',
    'MF-70': 'Aus der letzten Zelle kommt eine Figur frei.',
    'MF-75': 'Der Freikauf geht an den nächsten Clan im Uhrzeigersinn, so wie hier vereinbart.',
    'MF-78': 'Eine Runde ist vorbei, wenn alle vier bestätigt haben.',
    'MF-80': 'Ist die Bank leer, wird die Runde zu Ende gespielt; sie ist die letzte.',
    'MF-82': 'Was die Bank nicht zahlen kann, zahlt der nächste Clan im Uhrzeigersinn, so wie hier vereinbart.',
    'MF-83': 'Wer ohne Geld zahlen muss, kommt ins Minus, oder der Partner zahlt zuerst.',
    'MF-85': 'Nach der letzten Runde muss jeder alle eigenen Figuren freikaufen.',
    'MF-87': 'Das reichere Team gewinnt; seine Mitglieder werden Erster und Zweiter.',
    'MF-89': 'Der reichste Clan gewinnt.',
    'MF-109': 'Wer nicht antwortet, für den antwortet die Spielleitung oder die Uhr.',
    'MF-111': 'Sind alle vier einverstanden, endet das Spiel mit dieser Runde.',
  },
};

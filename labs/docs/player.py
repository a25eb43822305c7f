# A player for `npm run arena` (labs/docs/players.md). It knows no board: it learns lines by watching.
import json, random, sys
chance, lines = random.Random(), {}

def distance(stop, goals):
    reached, steps = {stop}, 0
    while not reached & goals and steps < 9:
        reached |= {to for here in reached for to in lines.get(here, ())}
        steps += 1
    return steps

def worth(action, game):
    stops = {pawn["stop"] for pawn in game.get("detectives", [])}
    if action["type"] == "travel":  # Mister X: away from the detectives, and spare the rare tickets
        legs = action["legs"]
        return distance(legs[-1]["stop"], stops) - len(legs) - (legs[0]["ticket"] == "black")
    seen = (game.get("x") or {}).get("lastSeen")
    return -distance(action["stop"], {seen["stop"]}) if action["type"] == "move" and seen else 0

for message in map(json.loads, sys.stdin):
    if message["do"] == "sit":
        chance.seed(message["seed"])
        lines.clear()  # what it does depends on this game alone
    for notice in [each["notice"] for each in message.get("notices", []) if each["kind"] == "game"]:
        for one, other in [("from", "to"), ("to", "from")] if notice["type"] == "moved" else []:
            lines.setdefault(notice[one], set()).add(notice[other])
    if message["do"] == "choose":
        actions = chance.sample(message["actions"], len(message["actions"]))
        best = max(actions, key=lambda action: worth(action, message["view"]["game"]), default=None)
        print(json.dumps({"action": best}), flush=True)

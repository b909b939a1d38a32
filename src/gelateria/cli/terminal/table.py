"""A game at a table in the terminal: everybody is asked, the bots and the people, until it is over."""

from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from rich.console import Console

from gelateria.bots import BotFault, make_bot
from gelateria.cli.asking import ask
from gelateria.cli.options.language import words, words_for
from gelateria.cli.terminal import saves
from gelateria.cli.terminal.answers import attempts, is_exact, meant
from gelateria.cli.terminal.choices import Choice, number_them
from gelateria.cli.terminal.ending import celebrate
from gelateria.cli.terminal.hourglass import WITHOUT_PEOPLE, Hourglass
from gelateria.cli.terminal.looks import board, shape
from gelateria.cli.terminal.scene import Scene
from gelateria.cli.terminal.sitting import Sitter
from gelateria.cli.terminal.story import AnyMatch
from gelateria.cli.terminal.words import COMMANDS, Left, undo
from gelateria.engine import Dealer, Illegal, split


class Table:
    """One match, who sits at it, and where it is kept.

    What chance gives to move n, and what a bot answers there, depends on the seed and on n alone: a game that is
    left and taken up again goes on as if nobody had been away.
    """

    def __init__(
        self,
        console: Console,
        match: AnyMatch,
        dealer: Dealer,
        sitters: Sequence[Sitter],
        seed: int,
        name: str,
        pauses: bool = False,
    ) -> None:
        self.match = match
        self.dealer = dealer
        self.sitters = sitters
        self.seed = seed
        self.name = name
        self.pauses = pauses
        self.scene = Scene(console, match, sitters)
        self.people = self.scene.people
        bots = ((seat, sitter.bot) for seat, sitter in enumerate(sitters) if sitter.bot)
        self.bots = {seat: make_bot(bot, match.setting, 0) for seat, bot in bots}
        self.hourglass = Hourglass(match)
        self.keeps = True
        self.refused: Illegal | None = None

    # The run of the game --------------------------------------------------------------------------

    def play(self) -> bool:
        """Play to the end; False when the people left before."""
        try:
            while not self.match.over:
                self.once_round()
            self.finish()
        except (Left, EOFError, KeyboardInterrupt):
            self.leave()
            return False
        except BotFault:
            self.leave()
            raise
        return True

    def once_round(self) -> None:
        """Everybody who is awaited acts once: the bots at once, the people in the order of their seats."""
        awaited = sorted(self.match.awaited(), key=lambda seat: (seat in self.people, seat))
        if not awaited:
            self.count_down()
            return
        for seat in awaited:
            if seat not in self.match.awaited():
                continue
            if seat in self.people:
                self.ask(seat)
            else:
                self.let_bot(seat)
        if not set(awaited) & set(self.people):
            self.let_time_pass(WITHOUT_PEOPLE)

    def count_down(self) -> None:
        """Nobody may act before the clock has: three, two, one."""
        while self.hourglass.runs() and not self.match.awaited():
            if self.people:
                self.scene.count(self.hourglass.left)
            self.let_time_pass(1.0)

    def let_bot(self, seat: int) -> None:
        bot = self.bots[seat]
        bot.reseed(split(self.prepare_chance(), 1 + seat))
        self.match.do(seat, bot.decide(self.match.recollection(seat)))

    def prepare_chance(self) -> int:
        """Everything that is random in the next move begins here."""
        branch = split(self.seed, 1 + len(self.match.moves))
        self.dealer.reseed(branch)
        return branch

    def let_time_pass(self, seconds: float) -> bool:
        """True when a timer ran out and the clock has acted."""
        if not self.hourglass.runs_out(seconds):
            return False
        self.prepare_chance()
        self.match.ring(self.hourglass.bell)
        return True

    # A decision -----------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Ask until the position has changed."""
        if any(move.by in self.people for move in self.match.moves):  # else nothing would be lost
            self.save()
        self.scene.hand_over(seat)
        self.scene.show(seat, self.hourglass.left if self.hourglass.runs() else None)
        actions = self.match.legal(seat)
        game = self.match.setting.game
        told = [words_for(game).label(action) for action in actions]
        choices = number_them(actions, [game.notation.label(action) for action in actions], told)
        self.scene.offer(choices)
        while not self.answered(seat, choices):
            pass

    def answered(self, seat: int, choices: Sequence[Choice]) -> bool:
        """Read one answer; True when the position has changed."""
        asked = monotonic()
        typed = ask(f"{shape(seat)} {self.scene.names[seat]} > ").strip()
        if self.let_time_pass(monotonic() - asked):
            self.scene.say("terminal-too-late")
            return True
        if not typed and len(choices) == 1:
            return self.act(seat, choices[0].action, typed)
        word, *rest = typed.casefold().split() or [""]
        if not is_exact(typed, choices):
            if word in COMMANDS:
                return COMMANDS[word](self, seat, rest)
            if word == "all":
                self.scene.offer(choices, len(choices))
                return False
        found = meant(typed, choices)
        if len(found) == 1:
            return self.act(seat, found[0].action, typed)
        if found:
            self.scene.say("terminal-several", count=len(found))
            self.scene.offer(found)
            return False
        game, legal = self.match.setting.game, [choice.action for choice in choices]
        for action in attempts(typed, game.action_records, legal, words_for(game).label):
            return self.act(seat, action, typed)
        if cut_short := [name for name in COMMANDS if word and name.startswith(word)]:
            return COMMANDS[cut_short[0]](self, seat, rest)
        unknown = words().say("terminal-unknown", {"typed": typed[:40]}) + " " if typed else ""
        self.scene.note(unknown + words().say("terminal-type", {"count": len(choices)}))
        return False

    def act(self, seat: int, action: Any, typed: str) -> bool:
        """Do it, or say why not."""
        try:
            self.prepare_chance()
            self.match.do(seat, action)
        except Illegal as refusal:
            self.refuse(refusal)
            return False
        label = words_for(self.match.setting.game).label(action)
        if typed.casefold() != label.casefold():
            self.scene.note(f"→ {label}")
        self.save()
        self.pause(seat)
        return True

    def pause(self, seat: int) -> None:
        """Before the bots answer, a move that could be taken back may be."""
        while self.pauses and self.match.can_take_back(seat) and not set(self.match.awaited()) & set(self.people):
            self.scene.tell_news(seat)
            if ask(words().say("terminal-pause") + " > ").strip().casefold() not in ("undo", "u"):
                return
            undo(self, seat, [])

    def refuse(self, refusal: Illegal) -> None:
        self.refused = refusal
        self.scene.refuse(refusal)

    # Keeping it -----------------------------------------------------------------------------------

    @property
    def path(self) -> Path:
        return saves.waiting_folder() / f"{self.name}.json"

    def save(self, path: Path | None = None) -> bool:
        """Keep the game as it is now; False, and a word of warning once, if that cannot be done."""
        save = saves.Save(tuple(self.sitters), self.seed, self.match.record())
        try:
            saves.write(path or self.path, save.to_json())
        except OSError as error:
            if self.keeps:
                self.scene.say("terminal-not-kept", folder=str(saves.home()), why=str(error.strerror))
            self.keeps = False
            return False
        return True

    def leave(self) -> None:
        """Everything that people did is kept already, so that even a pulled plug loses nothing."""
        self.scene.console.print()
        if self.path.is_file():
            self.scene.say("terminal-left", command=f"gelateria play {self.match.setting.game.slug} --resume")
        else:
            self.scene.say("terminal-nothing-left")

    def finish(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else None
        self.scene.told.setdefault(None, max(self.scene.told.values(), default=-1))
        self.scene.headline()
        self.scene.tell_news(viewer, counted=False)
        self.scene.console.print()
        self.scene.console.print(board(self.match.setting.game, self.match.view(viewer)), crop=False)
        celebrate(self.scene.console, self.match, self.sitters, viewer)
        if self.save(saves.played_folder() / f"{self.name}.json"):
            self.path.unlink(missing_ok=True)
            self.scene.say("terminal-again", command=f"gelateria replay {self.name}")

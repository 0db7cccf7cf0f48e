"""A bare window of WebKitGTK, as narrow as wanted, that WebKitWebDriver starts and drives.

Arguments: width, height, a file with JavaScript for the start of each document, and a file for the console.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

width, height, start, console = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4]

# WebKit writes the console to the standard error, also from its other processes.
log = os.open(console, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(log, 1)
os.dup2(log, 2)

Gtk.Settings.get_default().set_property("gtk-enable-animations", False)  # Reduced motion.

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)

scripts = WebKit2.UserContentManager()
with open(start, encoding="utf-8") as file:
    scripts.add_script(
        WebKit2.UserScript(
            file.read(),
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
        )
    )

settings = WebKit2.Settings()
settings.set_enable_write_console_messages_to_stdout(True)

window = Gtk.Window()
window.set_decorated(False)
window.set_default_size(width, height)
view = WebKit2.WebView(
    web_context=context,
    is_controlled_by_automation=True,
    user_content_manager=scripts,
    settings=settings,
)
window.add(view)
window.connect("destroy", Gtk.main_quit)
# There is no window manager that would give it the focus.
window.connect("map-event", lambda *_: window.get_window().focus(Gdk.CURRENT_TIME))
window.show_all()


def started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("webkit-window")
    info.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(info)
    session.connect("create-web-view", lambda _session: view)


context.connect("automation-started", started)
Gtk.main()
